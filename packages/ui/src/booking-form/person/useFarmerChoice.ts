import type { Farmer } from '@udongo/sdk';
import { useEvent } from '../../lib/useEvent.ts';
import {
  type BookingForm,
  type BookingUser,
  type FarmerChoice,
  type FarmerValues,
  farmerToValues,
  isAgent,
} from '../values/index.ts';

export interface FarmerChoiceActions {
  /** Says whether the farmer is registered. An agent who says no starts with empty details. */
  chooseFarmerChoice: (choice: FarmerChoice) => void;
  /** Takes a registered farmer's name, email, phone, county and address over; null takes the farmer back. */
  pickFarmer: (farmer: Farmer | null) => void;
  /** The farmer is in no list: goes on with empty details, and takes over what was searched for. */
  bookUnregistered: (search: string) => void;
}

const peopleErrors = ['farmer', 'name', 'phone_no', 'email', 'county', 'address'] as const;

const noDetails = { farmer: null, name: '', email: '', phone_no: '', county: null, address: '' };

/** Who the booking is for. Source: specification section 4, "Farmer-existence choice". */
export function useFarmerChoice(form: BookingForm, user: BookingUser | null): FarmerChoiceActions {
  return {
    chooseFarmerChoice: useEvent((choice) => {
      form.setValue('farmerChoice', choice);
      if (choice !== 'yes' && isAgent(user)) {
        fill(form, noDetails);
      }
      form.clearErrors([...peopleErrors]);
    }),
    bookUnregistered: useEvent((search) => {
      fill(form, { ...noDetails, farmerChoice: 'no', ...toDetails(search.trim()) });
      form.clearErrors([...peopleErrors]);
    }),
    pickFarmer: useEvent((farmer) => {
      if (!farmer) return fill(form, { farmer: null });
      fill(form, farmerToValues(farmer));
      form.clearErrors([...peopleErrors]);
    }),
  };
}

/** A search is by name, phone or email: says which of them it was. */
function toDetails(search: string): Partial<FarmerValues> {
  if (/^\+?[\d\s()-]+$/.test(search)) return { phone_no: search };
  return search.includes('@') ? { email: search } : { name: search };
}

function fill(form: BookingForm, people: Partial<FarmerValues>) {
  for (const [name, value] of Object.entries(people)) form.setValue(name as keyof FarmerValues, value);
}
