-- A content hash carries the version of how requests were read: hashes of two versions can't be compared.
UPDATE booking_uuids SET content_hash = '1:' || content_hash WHERE content_hash ~ '^[0-9a-f]{64}$';
