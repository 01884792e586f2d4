

-- By hand: what the schema language cannot say.
-- A span is the difference of two rows: with the sums in it, an index alone answers.
create index figure_days_sums on figure_days (series_id, day) include (so_far);
