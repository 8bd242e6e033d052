import type { ReactNode } from 'react';
import {
  BookingFormOf,
  type BookingFormOptions,
  type BookingFormRootProps,
  BookingMain,
  BookingRoot,
  RequiredNote,
} from './BookingRoot.tsx';
import { bookingFeatures } from './bookingFeatures.ts';
import { BookingField, MoreSection, PersonSection, PlaceSection, TestSection } from './fields/index.ts';
import { SampleCard, SamplesSection } from './samples/index.ts';
import { BookingErrors, ClearSection, DraftOffer, WaitingSection } from './session/index.ts';
import { BookingSummary, SubmitSection } from './summary/index.ts';

export type BookingFormProps = BookingFormOptions & {
  /** Content above the fields, beside the amount, such as the page's title. */
  header?: ReactNode;
};

const Root = (props: BookingFormRootProps) => <BookingRoot features={bookingFeatures} {...props} />;

/**
 * Books a soil test, or changes a booking: farmer, test, place, samples, amount due. It adapts its layout to its own
 * width, keeps typed values through failures, an ended session and a reload, and never books twice.
 * Notifications go to the provider's `notify`; every failure is shown in the form, too. For fields of your choice, build the form
 * of its parts: `BookingForm.Root` around `BookingForm.Main`, `.Person`, `.Field` and the others.
 * Source: specification sections 1 and 2, "Soil test booking form".
 */
export function BookingForm(props: BookingFormProps) {
  return <BookingFormOf features={bookingFeatures} {...props} />;
}

BookingForm.Root = Root;
BookingForm.Main = BookingMain;
BookingForm.Waiting = WaitingSection;
BookingForm.Draft = DraftOffer;
BookingForm.Error = BookingErrors;
BookingForm.Note = RequiredNote;
BookingForm.Person = PersonSection;
BookingForm.Test = TestSection;
BookingForm.Place = PlaceSection;
BookingForm.Samples = SamplesSection;
BookingForm.Sample = SampleCard;
BookingForm.More = MoreSection;
BookingForm.Field = BookingField;
BookingForm.Clear = ClearSection;
BookingForm.Summary = BookingSummary;
BookingForm.Submit = SubmitSection;
