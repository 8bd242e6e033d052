import type { TestTypeOption } from '@udongo/sdk/values';
import type { ComponentType, ReactNode } from 'react';
import type { SoilTypeDialogProps } from '../../soil-type-dialog/index.ts';
import type { BookingField, FieldOptions, SampleField, SampleValues } from '../values/index.ts';
import type { BookingController, ConfirmUnusualValues } from './BookingController.ts';

export interface BookingShareProps {
  booking: { code?: string | undefined; soil_test_date: string };
  /** Path or address of the status page; undefined if there is none. */
  href: string | undefined;
}

/** The contract's name of a field of a booking or of a sample. */
export type FieldName = Exclude<BookingField, 'samples'> | SampleField;

/** A name and its amount, in the language of the page. */
export interface AmountLine {
  label: string;
  value: string;
}

export interface AmountDue {
  /** The parts of the amount; empty until a test is chosen. */
  lines: readonly AmountLine[];
  total: AmountLine;
  /** KES after the discount. */
  amount: number;
}

/**
 * The parts of a form that not every page needs, as one object that keeps its identity: `BookingForm` passes all, the widget
 * its small ones. Without a part, the form does without its work.
 */
export interface BookingFeatures {
  /** Fields that not every page needs: the farmer and details, the checked discount code, the state of the report. */
  fields?: Partial<Record<FieldName, ComponentType<FieldOptions>>>;
  /** Needs `locate` of the form. */
  LocationButton?: ComponentType<{ index: number }>;
  /** Shares a booked test. */
  BookingShare?: ComponentType<BookingShareProps>;
  SoilTypeDialog: ComponentType<SoilTypeDialogProps>;
  /** Asks about unusual values before the booking is sent. Without it, they are only marked. */
  useUnusualValueConfirm?: (controller: BookingController) => {
    confirm: ConfirmUnusualValues;
    question: ReactNode;
  };
  /** Gives the lines and the total after the discount of an amount in KES; null without a discount. */
  useDiscountLines?: (controller: BookingController, due: number) => AmountDue | null;
  /** Whether a sample is folded when another is added. Without it, none is. */
  isFinished?: (sample: SampleValues) => boolean;
  /** Lists the tests to show, with a stored one that this version does not know. */
  listTestTypes?: (offered: readonly TestTypeOption[], chosen: string) => readonly TestTypeOption[];
}
