import { BadRequestError, NetworkError, type ReceivedSample, type SampleReceiptRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { createReceipts, type KeptReceipts } from './createReceipts.ts';

const call = { method: 'POST', path: '/agric/soil-test-samples/receive/' } as const;
type Answer = (receipt: SampleReceiptRequest) => Promise<readonly ReceivedSample[]>;
const receiveAll: Answer = async ({ samples }) =>
  samples.map(({ code }, index) => ({ code, outcome: 'received', sample: index + 1 }));
const offline: Answer = async () => {
  throw new NetworkError({ ...call, cause: new TypeError('Failed to fetch') });
};

/** A device with its network; `open` opens the page on it. */
function createDevice() {
  let kept: string | null = null;
  let again: (() => void) | undefined;
  const heardBy: (() => void)[] = [];
  const device = {
    answer: receiveAll,
    isHere: true,
    sent: [] as SampleReceiptRequest[],
    goOnline: (answer: Answer = receiveAll) => {
      device.answer = answer;
      again?.();
    },
    /** Tells the pages that another one has changed what is kept. */
    tellTabs: () => {
      for (const heard of heardBy) heard();
    },
    open: () => {
      const drafts: OwnDrafts<KeptReceipts> = {
        load: () => kept && JSON.parse(kept),
        save: (_, content) => {
          kept = JSON.stringify(content);
        },
        clear: () => undefined,
        listen: (_, heard) => heardBy.push(heard),
      };
      return createReceipts({
        drafts,
        receive: (receipt) => {
          device.sent.push(receipt);
          return device.answer(receipt);
        },
        isHere: () => device.isHere,
        wait: (then) => {
          again = then;
          return () => {
            again = undefined;
          };
        },
        now: () => new Date('2026-11-20T09:00:00Z'),
      });
    },
  };
  return device;
}

test('a label that was scanned in another tab is on the list already', async () => {
  const device = createDevice();
  const [first, second] = [device.open(), device.open()];
  expect(first.add('UD-1026-1')).toBe(true);
  expect(second.add('UD-1026-1')).toBe(false);
  expect(second.add('UD-1026-2')).toBe(true);
  await second.press();
  expect(device.sent).toMatchObject([{ samples: [{ code: 'UD-1026-1' }, { code: 'UD-1026-2' }] }]);
  expect(second.get()).toMatchObject({ scanned: [], waiting: [] });
});

test('one press receives every scanned sample, each with its condition and bag', async () => {
  const device = createDevice();
  const receipts = device.open();
  receipts.add('UD-1026-1');
  receipts.add('UD-1026-2');
  expect(receipts.add('UD-1026-1'), 'the same label again').toBe(false);
  receipts.change('UD-1026-2', { condition: 'wet', bag: ' B-7 ' });
  receipts.handOver({ handedOverBy: 'Juma Mwangi', place: 'Kabete' });
  await receipts.press();
  expect(device.sent).toEqual([
    {
      handed_over_by: 'Juma Mwangi',
      place: 'Kabete',
      received_on: '2026-11-20T09:00:00.000Z',
      samples: [
        { code: 'UD-1026-1', condition: 'good', bag: '' },
        { code: 'UD-1026-2', condition: 'wet', bag: 'B-7' },
      ],
    },
  ]);
  const { scanned, waiting, received, handedOverBy, place } = receipts.get();
  expect([scanned, waiting, received.length, handedOverBy, place]).toEqual([[], [], 2, '', 'Kabete']);
});

test('without a network a receipt waits on the device, and goes out once when the network is back', async () => {
  const device = createDevice();
  device.answer = offline;
  const first = device.open();
  first.add('UD-1026-1');
  await first.press();
  expect(first.get()).toMatchObject({ scanned: [], waiting: [{ samples: [{ code: 'UD-1026-1' }] }] });
  expect(first.add('UD-1026-1'), 'it waits already').toBe(false);
  // After a reload, too.
  const reloaded = device.open();
  device.answer = receiveAll;
  await reloaded.send();
  expect(reloaded.get()).toMatchObject({ waiting: [], received: [{ code: 'UD-1026-1' }] });
  await reloaded.send();
  expect(device.sent).toHaveLength(2);
  expect(device.sent[0]).toEqual(device.sent[1]);
});

test('the network that comes back sends what waits', async () => {
  const device = createDevice();
  device.answer = offline;
  const receipts = device.open();
  receipts.add('UD-1026-1');
  await receipts.press();
  const done = new Promise<void>((resolve) =>
    receipts.subscribe(() => !receipts.get().isSending && resolve()),
  );
  device.goOnline();
  await done;
  expect(receipts.get().waiting).toEqual([]);
});

test('samples that were not received come back to the list with the reason', async () => {
  const device = createDevice();
  const receipts = device.open();
  for (const code of ['UD-1026-1', 'UD-1-1']) receipts.add(code);
  device.answer = async () => [
    { code: 'UD-1026-1', outcome: 'received', sample: 50 },
    { code: 'UD-1-1', outcome: 'unknown_code', sample: null },
  ];
  await receipts.press();
  expect(receipts.get()).toMatchObject({
    received: [{ sample: 50 }],
    scanned: [{ code: 'UD-1-1', problem: 'unknown_code' }],
  });
  await receipts.press();
  expect(device.sent, 'a sample with a problem is not sent again').toHaveLength(1);
});

test('a refused receipt is back on the list, and a service without receipts says so', async () => {
  const device = createDevice();
  const receipts = device.open();
  receipts.add('UD-1026-1');
  receipts.handOver({ handedOverBy: 'Juma Mwangi' });
  const refuse = (status: number): Answer => {
    const error = new BadRequestError('Not found.', { ...call, status });
    return () => Promise.reject(error);
  };
  device.answer = refuse(403);
  await receipts.press();
  expect(receipts.get()).toMatchObject({
    scanned: [{ code: 'UD-1026-1' }],
    handedOverBy: 'Juma Mwangi',
    waiting: [],
    isOffered: true,
  });
  device.answer = refuse(404);
  await receipts.press();
  expect(receipts.get()).toMatchObject({ scanned: [{ code: 'UD-1026-1' }], isOffered: false });
});

test('a receipt waits while its person is logged out', async () => {
  const device = createDevice();
  device.isHere = false;
  const receipts = device.open();
  receipts.add('UD-1026-1');
  await receipts.press();
  expect([device.sent, receipts.get().waiting.length]).toEqual([[], 1]);
});
