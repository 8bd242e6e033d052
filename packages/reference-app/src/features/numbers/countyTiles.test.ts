import { expect, test } from 'vitest';
import { countyKey } from '../../lib/countyKey.ts';
import { countyTiles } from './countyTiles.ts';

/** As the reference backend has them. */
const counties =
  "Mombasa, Kwale, Kilifi, Tana River, Lamu, Taita/Taveta, Garissa, Wajir, Mandera, Marsabit, Isiolo, Meru, Tharaka-Nithi, Embu, Kitui, Machakos, Makueni, Nyandarua, Nyeri, Kirinyaga, Murang'a, Kiambu, Turkana, West Pokot, Samburu, Trans Nzoia, Uasin Gishu, Elgeyo/Marakwet, Nandi, Baringo, Laikipia, Nakuru, Narok, Kajiado, Kericho, Bomet, Kakamega, Vihiga, Bungoma, Busia, Siaya, Kisumu, Homa Bay, Migori, Kisii, Nyamira, Nairobi City".split(
    ', ',
  );

test('each of the 47 counties has one square, a place of its own and a short name of its own', () => {
  const keys = (names: string[]) => names.map(countyKey).sort();
  expect(keys(countyTiles.map(({ name }) => name))).toEqual(keys(counties));
  expect(new Set(countyTiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(47);
  expect(new Set(countyTiles.map(({ short }) => short)).size).toBe(47);
});

test('Mandera is north-east of Nairobi, Mombasa south-east, Busia west', () => {
  const tile = (wanted: string) => {
    const found = countyTiles.find(({ name }) => name === wanted);
    if (!found) throw new Error(`${wanted} has no square.`);
    return found;
  };
  const nairobi = tile('Nairobi City');
  expect(tile('Mandera').row).toBeLessThan(nairobi.row);
  expect(tile('Mandera').column).toBeGreaterThan(nairobi.column);
  expect(tile('Mombasa').row).toBeGreaterThan(nairobi.row);
  expect(tile('Mombasa').column).toBeGreaterThan(nairobi.column);
  expect(tile('Busia').column).toBeLessThan(nairobi.column);
});
