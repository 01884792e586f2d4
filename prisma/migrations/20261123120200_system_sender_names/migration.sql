-- By hand: what the schema language cannot say.

-- Members see the name of their brand as the sender; the stored name is only for staff.
UPDATE profiles SET screen_name = 'Service' WHERE kind = 'system';
