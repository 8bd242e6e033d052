/** A county's square: its column from the west and row from the north, in rough places. */
export interface CountyTile {
  name: string;
  short: string;
  column: number;
  row: number;
}

/** From north to south, each from west to east; a dash is no county. */
const rows: readonly string[] = [
  '- | Turkana TUR | - | - | Marsabit MAR | - | Mandera MAN',
  '- | West Pokot WPO | - | Samburu SAM | Isiolo ISI | - | Wajir WAJ',
  '- | Trans Nzoia TNZ | Elgeyo/Marakwet ELG | Baringo BAR | Laikipia LAI | Meru MER | Garissa GAR',
  'Bungoma BUN | Uasin Gishu UAG | Nandi NAN | Nyandarua NYN | Nyeri NYE | Tharaka-Nithi THN | Tana River TAN',
  'Busia BUS | Kakamega KAK | Vihiga VIH | Nakuru NAK | Kirinyaga KIR | Embu EMB | Lamu LAM',
  "Siaya SIA | Kisumu KSM | Kericho KER | Kiambu KIA | Murang'a MUR | Kitui KTU",
  'Homa Bay HOM | Nyamira NYM | Bomet BOM | Nairobi City NBO | Machakos MAC | Makueni MAK | Kilifi KIL',
  'Migori MIG | Kisii KSI | Narok NRK | Kajiado KAJ | - | Taita/Taveta TTA | Mombasa MOM',
  '- | - | - | - | - | Kwale KWA',
];

/** Kenya's 47 counties. */
export const countyTiles: readonly CountyTile[] = rows.flatMap((row, rowIndex) =>
  row
    .split(' | ')
    .flatMap((text, columnIndex) =>
      text === '-'
        ? []
        : [{ name: text.slice(0, -4), short: text.slice(-3), column: columnIndex + 1, row: rowIndex + 1 }],
    ),
);
