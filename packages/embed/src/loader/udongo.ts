import { UdongoBooking } from './UdongoBooking.ts';

// Pasted twice, or a second version on the same page: the first one serves all.
if (!customElements.get('udongo-booking')) customElements.define('udongo-booking', UdongoBooking);
