import { type County, createUdongo } from '@udongo/sdk';
import { counties } from '@udongo/sdk/operations';
import { formatKes } from '@udongo/sdk/values';

declare const process: { argv: string[] };

const udongo = createUdongo({ baseUrl: process.argv[2] ?? '' });
const { results } = await udongo.counties.list();
const names: string[] = results.map(({ name }: County) => name);
console.log(names.join(), formatKes(2000), counties.length > 0);
