import { expect, test } from 'vitest';
import { findNotTaken } from '../../ui/src/lib/findNotTaken.ts';
import { bookingBody } from './bookingBody.ts';
import * as bodies from './recordBodies.ts';
import { useBackend } from './testBackend.ts';

/** Forms compare what they sent with what is answered: what this service stores as it should is never called another value. */

const backend = useBackend();

test.each<[string, () => object]>([
  ['/agric/crops/', bodies.cropBody],
  ['/agric/other-crop-names/', bodies.otherCropNameBody],
  ['/counties/', bodies.countyBody],
  ['/agric/discounts/', bodies.discountBody],
  ['/agric/devices/', bodies.deviceBody],
  ['/agric/partner-keys/', bodies.partnerKeyBody],
  ['/faqs/', bodies.faqBody],
  ['/blogs/', bodies.blogBody],
  ['/blogs/blog-categories/', bodies.blogCategoryBody],
  ['/agric/soil-test-samples/', bodies.soilSampleBody],
  ['/agric/farmers/', bodies.farmerBody],
  ['/agric/agents/', bodies.agentBody],
  ['/agric/soil-test-bookings/', bookingBody],
])('%s answers what it was sent', async (path, toBody) => {
  const sent = toBody();
  const { status, body } = await backend.call('POST', path, { as: 'administrator', body: sent });
  expect(status).toBe(201);
  expect(findNotTaken(sent, body)).toEqual([]);
});
