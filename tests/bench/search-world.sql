-- One part of the bench's people, numbers :first to :last, made on the server. Regions by their population.
create temporary table made on commit drop as
with peopled as (
  select region_id, sum(population) as people,
         (array_agg(id order by population desc))[1:20] as cities
    from cities where country = 'it' group by region_id
), regions as (
  select region_id, cities,
         (sum(people) over (order by region_id) - people) / sum(people) over () as low,
         sum(people) over (order by region_id) / sum(people) over () as high
    from peopled
), drawn as materialized (
  select n, random() as place, random() as town, random() as pairing, random() < 0.1 as hosted,
         random() as activity, random() as youth, random() as joined, random() as pictured,
       random() as hopes, random() as family, random() as smokes, random() as speaks,
         random() as proven
    from generate_series(:first, :last) as n
)
select d.n, d.hosted, d.pictured, r.region_id,
       not d.hosted and d.pictured * 3 < 2.1 and d.proven < 0.3 as verified,
       case when d.hopes < 0.6 then (enum_range(null::dating_intent))[1 + floor(d.hopes / 0.15)::int] end as intent,
       case when d.family < 0.5 then (enum_range(null::children))[1 + floor(d.family * 10)::int] end as children,
       case when d.smokes < 0.8 then (enum_range(null::smoking))[1 + floor(d.smokes * d.smokes * 6.25)::int] end as smoking,
       case when d.speaks < 0.9 then array['it'::language] || case when d.speaks < 0.4 then '{en}'::language[] else '{}' end
            else '{}' end as languages,
       array(select distinct (enum_range(null::interest))[1 + (d.n * i * 7 + i * i) % 44]
               from generate_series(1, d.n % 9) as i) as interests,
       r.cities[1 + floor(d.town * cardinality(r.cities))::int] as city_id,
       uuidv7() as profile_id, uuidv7() as member_id,
       (case when d.hosted then case when d.pairing < 0.85 then 'woman' else 'man' end
             when d.pairing < 0.60 or d.pairing >= 0.97 then 'man' else 'woman' end)::gender as gender,
       (case when d.hosted then case when d.pairing < 0.85 then 'man' else 'woman' end
             when d.pairing < 0.60 or d.pairing >= 0.97 then 'woman' else 'man' end)::gender as seeking,
       18 + floor(d.youth * d.youth * 60)::int as age,
       now() - d.joined * interval '3 years' as since,
       now() - case when d.activity < 0.01 then interval '15 minutes' * d.activity * 100
                    when d.activity < 0.10 then interval '1 day' * d.activity * 10
                    when d.activity < 0.25 then interval '7 days' * d.activity * 4
                    when d.activity < 0.50 then interval '30 days' * d.activity * 2
                    else interval '3 years' * d.activity end as active_at
  from drawn d join regions r on d.place >= r.low and d.place < r.high;

insert into users (id, public_id, brand_id, email, email_normalised, state, level, flow_code, locale,
                   country, region_id, city_id, email_confirmed_at, created_at)
select member_id, 'm' || n, 'dolcevita', n || '@example.test', n || '@example.test', 'active', 2, '7',
       'it', 'it', region_id, city_id, since, since
  from made where not hosted;

insert into profiles (id, public_id, kind, member_id, brand_id, screen_name, gender, seeking, age_given,
                      age_given_at, about, looking_for, hair_color, height_cm, weight_kg, country,
                      region_id, city_id, answered_by, created_at, last_active_at, dating_intent, children,
                      smoking, spoken_languages, interests, photo_checked_at, checked_photo_id)
select profile_id, 'p' || n, (case when hosted then 'hosted' else 'member' end)::profile_kind,
       case when hosted then null else member_id end, case when hosted then null else 'dolcevita' end,
       'Name ' || n, gender, seeking, age, since,
       'Walks along the sea, cooks for friends on Sundays, reads on trains and laughs at their own jokes.',
       'Somebody to talk to, and then we shall see.', 'brown', 150 + n % 45, 50 + n % 45, 'it',
       region_id, city_id, (case when hosted then '{script}' else '{}' end)::answerer[], since,
       case when hosted then null else active_at end, intent, children, smoking, languages, interests,
       case when verified then active_at end, case when verified then profile_id end
  from made;

insert into photos (id, profile_id, object_key, position, is_default, state, width, height, created_at)
select uuidv7(), profile_id, md5(n::text || '-' || place), place, place = 0, 'approved', 720, 960, since
  from made cross join generate_series(0, 2) as place where pictured * 3 < 2.1 - place * 0.6;

insert into profile_listings (profile_id, brand_id, country, region_id, gender, seeking, kind, kind_rank,
                              activity_class, born_on, has_photo, verified_only, listed_at,
                              is_new, last_active_at, trait_bits, interest_bits, latitude, longitude, shuffle1, shuffle2, shuffle3, shuffle4)
select profile_id, 'dolcevita', 'it', region_id, gender, seeking,
       (case when hosted then 'hosted' else 'member' end)::profile_kind, case when hosted then 1 else 0 end,
       case when hosted or active_at > now() - interval '1 day' then 0
            when active_at > now() - interval '7 days' then 1
            when active_at > now() - interval '30 days' then 2 else 3 end,
       (since - make_interval(years => age))::date, pictured * 3 < 2.1, false, since,
       since > now() - interval '7 days',
       case when hosted then null else active_at end,
       (select :traitBits from profiles p where p.id = made.profile_id),
       (select :interestBits from profiles p where p.id = made.profile_id),
       (select :latitude from profiles p where p.id = made.profile_id),
       (select :longitude from profiles p where p.id = made.profile_id),
       floor(random() * 2147483647)::int, floor(random() * 2147483647)::int,
       floor(random() * 2147483647)::int, floor(random() * 2147483647)::int
  from made
;

-- Who chose whom, and who wrote to whom: each of the part with some that come after.
create temporary table pairs on commit drop as
select a.profile_id as one, b.profile_id as other, random() as drawn, uuidv7() as id, a.active_at as at
  from made a cross join lateral (values (a.n + 1 + a.n % 7), (a.n + 11 + a.n % 13)) as peer (n)
  join made b on b.n = peer.n
 where not a.hosted;

insert into swipes (profile_id, peer_id, choice, source, id_client, cost, at)
select one, other, (case when drawn < 0.2 then 'like' else 'dislike' end)::swipe_choice, 'match', id, 0, at from pairs;

insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at, last_message_at)
select id, 'dolcevita', least(one, other), greatest(one, other), one, at, at from pairs where drawn < 0.2;

insert into participants (conversation_id, profile_id, peer_id, brand_id, last_message_at, blocked_at, hidden_at)
select id, mine, theirs, 'dolcevita', at, case when drawn < 0.01 and mine = one then at end,
       case when drawn > 0.18 and mine = one then at end
  from pairs, lateral (values (one, other), (other, one)) as side (mine, theirs) where drawn < 0.2
