import type { OperationId } from '../../packages/sdk/src/index.ts';

/** Why neither the app nor a component calls an operation, and which ones that is true of. */
interface Uncalled {
  reason: string;
  operations: readonly OperationId[];
}

/** Every operation without a screen. A test holds it to the contract, with `backendUses.ts`. */
export const uncalledOperations: readonly Uncalled[] = [
  {
    reason:
      'Reads one record. The list has all of its fields, and its form and its row are made of the record in the list.',
    operations: [
      'otherCropNames.get',
      'discounts.get',
      'devices.get',
      'prices.get',
      'payments.get',
      'commissions.get',
      'sms.get',
      'contact.get',
      'reviews.get',
      'subscribers.get',
      'faqs.get',
      'media.get',
      'notifications.get',
    ],
  },
  {
    reason: 'Called by machines: providers of payments, load balancers and monitoring.',
    operations: ['webhooks.receivePayment', 'webhooks.receiveCallback', 'health.get'],
  },
  {
    reason:
      'A path that the specification names, for other clients. `farmers.list` with `fields`, `bookings.find` with `bookings.getByUuid`, and `bookings.getResults` with its actions for the pH say the same to a person.',
    operations: [
      'farmers.listSummaries',
      'bookings.listByUuid',
      'samples.generateResults',
      'samples.adjustPh',
    ],
  },
  {
    reason: 'A part of `bookings.getResults`, which the page of results asks for all samples at once.',
    operations: ['samples.getResults'],
  },
  {
    reason:
      'For bookkeeping programs, which fetch every invoice, receipt and credit note. A person downloads the invoice of a booking and the receipt of a payment where they are shown.',
    operations: ['payments.listDocuments', 'payments.downloadDocument'],
  },
  {
    reason:
      'A history for audits. The form of an agent and the page of earnings say the rate of now, and a booking keeps the one of its moment.',
    operations: ['agents.listCommissionRates'],
  },
];
