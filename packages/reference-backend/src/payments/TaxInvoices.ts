import type { DocumentKind } from '@udongo/sdk';

/** A document as the tax authority wants to know it. */
export interface TaxDocument {
  kind: DocumentKind;
  /** Ours, such as INV-2026-000123: the same number is registered once. */
  number: string;
  /** Whole shillings. */
  amount: number;
  /** The business's own number at the Kenya Revenue Authority. */
  kraPin: string;
  issuedOn: Date;
}

export type Registered =
  | { kind: 'registered'; controlNumber: string }
  /** The authority did not answer; the next download asks again. */
  | { kind: 'waiting' }
  | { kind: 'not_configured' };

/** Service that makes documents tax invoices: Kenya's eTIMS. A document is registered once, no matter how often it is asked for. */
export interface TaxInvoices {
  /** Never throws. */
  register: (document: TaxDocument) => Promise<Registered>;
}

/** No eTIMS: documents are what they are. */
export const noTaxInvoices: TaxInvoices = { register: async () => ({ kind: 'not_configured' }) };
