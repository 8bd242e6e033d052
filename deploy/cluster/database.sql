-- Once, on the primary: sudo -u postgres psql -f database.sql
create role udongo login password '${DATABASE_PASSWORD}';
alter role udongo set statement_timeout = '15s';
alter role udongo set lock_timeout = '3s';
alter role udongo set idle_in_transaction_session_timeout = '15s';
create database udongo owner udongo;
