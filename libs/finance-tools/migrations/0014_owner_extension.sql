-- With it an index for parts of texts begins with the owner. The extension may be there already, in any schema. A server
-- that refuses it still searches, by reading every row of the owner.
do $$
begin
  create extension if not exists btree_gin with schema finance;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then null;
end $$;
