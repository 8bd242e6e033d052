import type { ArticlePair } from './Article.ts';

export const probeOrLaboratory: ArticlePair = {
  en: {
    title: 'Probe or laboratory: what the numbers can tell you',
    summary: 'A field probe estimates, a laboratory measures. Know which numbers you can build on.',
    body: `Our field probe gives seven readings: nitrogen, phosphorus, potassium, pH, moisture, temperature and conductivity. They are not all equally sure, and every result says so.

## What the probe estimates

Nitrogen, phosphorus and potassium are **estimated from conductivity**. They are good for a first decision: is there little, enough or plenty? They are no substitute for a laboratory when much money depends on them.

## What belongs to the moment

Moisture and temperature are true for the minute in which they were read. After rain they are different. Take them as advice for today, such as waiting for rain before you top-dress.

## What needs care

- **Conductivity** of a probe is lower than the value that a laboratory measures. Salty soil looks less salty than it is.
- **pH** is an estimate, too, and says nothing about how strongly the soil resists lime. So the report gives agricultural lime as a range.

## Which test should I book?

Three tests are on the [price page](/prices), with what each costs. A report of a probe is enough for a first step: agricultural lime, and the main fertilisers by class.

Whatever you choose, the sample decides. Take it well: 20 to 25 places in a zigzag, mixed in one clean bucket.
`,
  },
};
