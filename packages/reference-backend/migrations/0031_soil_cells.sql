-- What is published of verified results: a cell of the fixed grid of year, county and main crop with at least ten farms.
CREATE TABLE soil_cells (
  year integer NOT NULL,
  county_id integer NOT NULL REFERENCES counties (id) ON DELETE CASCADE,
  crop_id integer NOT NULL REFERENCES crops (id) ON DELETE CASCADE,
  farms integer NOT NULL CHECK (farms >= 10),
  samples integer NOT NULL,
  ph double precision NOT NULL,
  nitrogen double precision NOT NULL,
  phosphorus double precision NOT NULL,
  potassium double precision NOT NULL,
  CONSTRAINT soil_cells_pkey PRIMARY KEY (year, county_id, crop_id)
);
