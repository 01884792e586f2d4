-- The seed command created this table itself before: an existing one stays as it is.
CREATE TABLE IF NOT EXISTS "_seeds" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "_seeds_pkey" PRIMARY KEY ("name")
);
