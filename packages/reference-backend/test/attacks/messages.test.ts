import { expect, test } from 'vitest';
import { payer } from '../payments.ts';
import { useBackend } from '../testBackend.ts';

/** Nobody rings or writes to a stranger's phone again and again. */

const backend = useBackend();
const { book, start } = payer(backend);
const minutes = (count: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + count * 60_000);
};

test('a phone is asked to pay 3 times in 10 minutes and 10 times a day, whatever the booking and whoever asks', async () => {
  const phone_number = '0722000009';
  const callers = ['anonymous', 'administrator', 'anonymous', 'agent'] as const;
  const ask = async (caller: (typeof callers)[number], samples: number) => {
    const { id, uuid } = await book({ discount: samples });
    const answer = await start(
      { ...(caller === 'anonymous' ? { uuid } : { booking: id }), phone_number },
      caller,
    );
    return [answer.status, answer.body.detail];
  };
  const refused = '0722 000009 was asked to pay too often. Expected available in';
  const started = [];
  for (const [place, caller] of callers.entries()) started.push(await ask(caller, place * 10));
  expect(started.map(([status]) => status)).toEqual([201, 201, 201, 429]);
  expect(started.at(-1)?.[1]).toBe(`${refused} 10 minutes.`);
  for (let round = 1; round <= 3; round += 1) {
    minutes(11);
    for (let each = 1; each <= 3; each += 1) started.push(await ask('anonymous', round * 100 + each * 10));
  }
  expect(started.filter(([status]) => status === 201)).toHaveLength(10);
  expect(started.at(-1)).toEqual([429, expect.stringMatching(new RegExp(`^${refused} 2[34] hours\\.$`))]);

  const { uuid } = await book();
  expect((await start({ uuid, phone_number: '0722000010' })).status).toBe(201);
});
