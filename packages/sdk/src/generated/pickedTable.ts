// Made from openapi.yaml by `npm run generate`. Do not edit.

/** The resources that only `createClient` makes, like those of `wholeTable`. */
export const pickedTable = `secondFactor |get /users/auth/second-factor|start /users/auth/second-factor/start|confirm /users/auth/second-factor/confirm|remove /users/auth/second-factor/remove|renew-recovery-codes /users/auth/second-factor/recovery-codes|prove /users/auth/second-factor/prove
/users/data-requests|list|create|withdraw nothing|answer|get-export query
/agric/devices/{id}/calibrations|list|create
/agric/analyses|list|create|get|update|delete|save-values /agric/analysis-values list|list-values /agric/soil-test-samples/{id}/analyses nothing list
controls /agric/control-measurements|list-soils /agric/control-soils|create-soil /agric/control-soils|retire-soil /agric/control-soils/{id}/retire nothing|list|create|list-duplicates /agric/sample-duplicates|get-duplicate /agric/soil-test-samples/{id}/duplicate|save-duplicate /agric/soil-test-samples/{id}/duplicate|get-checks /agric/soil-test-bookings/{id}/control-checks
/agric/rule-sets|list|create|get|compare GET query|approve nothing`;
