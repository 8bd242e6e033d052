import sdk = require('@udongo/sdk');
import values = require('@udongo/sdk/values');
import operations = require('@udongo/sdk/operations');

declare const process: { argv: string[] };

const udongo: sdk.UdongoApi = sdk.createUdongo({ baseUrl: process.argv[2] ?? '' });
udongo.counties.list().then(({ results }) => {
  const names: string[] = results.map(({ name }: sdk.County) => name);
  console.log(names.join(), values.formatKes(2000), operations.counties.length > 0);
});
