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
  /** Sets whether the farmer is registered. For an agent, 'no' empties the details. */
  chooseFarmerChoice: (choice: FarmerChoice) => void;
  /** Fills in a registered farmer's name, email, phone, county and address. */
  pickFarmer: (farmer: Farmer) => void;
  /** Continues with a farmer who is not registered: empties the details, and fills in the searched name, phone or email. */
  bookUnregistered: (search: string) => void;
}

const noDetails = { farmer: null, name: '', email: '', phone_no: '', county: null, address: '' } as const;

/** Gives the actions that choose the farmer of a booking. Source: specification section 4, "Farmer-existence choice". */
export function useFarmerChoice(form: BookingForm, user: BookingUser | null): FarmerChoiceActions {
  return {
    chooseFarmerChoice: useEvent((choice) =>
      fill(form, { ...(choice !== 'yes' && isAgent(user) && noDetails), farmerChoice: choice }),
    ),
    bookUnregistered: useEvent((search) =>
      fill(form, { ...noDetails, farmerChoice: 'no', ...toDetails(search.trim()) }),
    ),
    pickFarmer: useEvent((farmer) => fill(form, farmerToValues(farmer))),
  };
}

/** Turns the words of a search into a name, phone number or email. */
function toDetails(search: string): Partial<FarmerValues> {
  if (/^\+?[\d\s()-]+$/.test(search)) return { phone_no: search };
  return search.includes('@') ? { email: search } : { name: search };
}

function fill(form: BookingForm, people: Partial<FarmerValues>) {
  for (const [name, value] of Object.entries(people)) form.setValue(name as keyof FarmerValues, value);
  form.clearErrors(Object.keys(noDetails) as (keyof typeof noDetails)[]);
}
