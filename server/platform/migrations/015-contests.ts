import { type Migration, sql } from 'kysely';

const statements = [
  `create table contests (
    pk text primary key,
    slug text not null,
    creator text not null,
    version int not null default 1,
    name text not null,
    tags text[] not null,
    image_url text,
    start_time timestamptz not null,
    end_time timestamptz,
    duration_minutes int,
    removed jsonb not null default '[]',
    max_questions int not null,
    randomize_questions boolean not null,
    proctored boolean not null,
    max_warnings int not null,
    late_sync_minutes int not null,
    freeze_minutes int not null,
    password_hash text,
    email_restriction text not null,
    allowed_emails text[] not null,
    email_domains text[] not null,
    public boolean not null,
    org_name text not null,
    description text not null,
    event_rules text not null,
    event_prizes text not null,
    event_faq text not null,
    event_terms text not null,
    event_privacy text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create unique index contests_slug on contests (lower(slug))',
  'create index contests_creator on contests (creator)',
  'create index contests_public on contests (start_time) where public',
  // Like challenges: found by names, by words of the description, and by similar spellings.
  `alter table contests add column search_text tsvector
    generated always as (search_words(array[left(description, 20000)])) stored`,
  'create index contests_search_names on contests using gin (search_words(tags || name || slug))',
  'create index contests_search_text on contests using gin (search_text)',
  'create index contests_search_name on contests using gin (lower(name) gin_trgm_ops)',
  `create table contest_problems (
    contest_pk text not null references contests on delete cascade,
    position int not null,
    problem_pk text not null references problems on delete cascade,
    primary key (contest_pk, position)
  )`,
  'create index contest_problems_problem on contest_problems (problem_pk)',
  `create table contest_participants (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    email text not null,
    email_proven boolean not null,
    registered_at timestamptz not null default now(),
    blocked_at timestamptz,
    extra_time_ms bigint not null default 0,
    primary key (contest_pk, uid)
  )`,
  'create index contest_participants_uid on contest_participants (uid)',
];

export const contests: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
