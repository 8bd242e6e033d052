-- What invoices and receipts say of the business, where people pay by hand, and what agents earn who have no rate of their own.
ALTER TABLE settings ADD COLUMN commission_percentage numeric(5, 2) NOT NULL DEFAULT 10 CHECK (commission_percentage BETWEEN 0 AND 100);
ALTER TABLE settings ADD COLUMN business_name text NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN business_details text NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN business_kra_pin text NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN tax_lines text NOT NULL DEFAULT '';
ALTER TABLE settings ADD COLUMN paybill text NOT NULL DEFAULT '';
