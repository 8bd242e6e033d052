// Made from openapi.yaml by `npm run generate`. Do not edit.

/** The resources that only `createClient` makes, like those of `wholeTable`. */
export const pickedTable = `secondFactor |get /users/auth/second-factor|start /users/auth/second-factor/start|confirm /users/auth/second-factor/confirm|remove /users/auth/second-factor/remove|renew-recovery-codes /users/auth/second-factor/recovery-codes|prove /users/auth/second-factor/prove
/users/data-requests|list|create|withdraw nothing|answer|get-export query
/agric/devices/{id}/calibrations|list|create
/agric/analyses|list|create|get|update|delete|save-values /agric/analysis-values list|list-values /agric/soil-test-samples/{id}/analyses nothing list
/agric/rule-sets|list|create|get|compare GET query|approve nothing`;
