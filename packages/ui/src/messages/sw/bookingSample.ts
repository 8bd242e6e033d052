import type { bookingSample as english } from '../en/bookingSample.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingSample: Translation<typeof english> = {
  list: 'Sampuli',
  sample: 'Sampuli {number}',
  add: 'Ongeza sampuli',
  duplicate: 'Nakili',
  duplicateOf: 'Nakili sampuli {number}',
  remove: 'Ondoa',
  removeOf: 'Ondoa sampuli {number}',
  collapse: 'Ficha maelezo ya sampuli {number}',
  expand: 'Onyesha maelezo ya sampuli {number}',
  removed: 'Sampuli {number} imeondolewa.',
  undo: 'Tendua',
  undoOf: 'Tendua: rudisha sampuli {number}',
  none: 'Bado hakuna sampuli',
  noneHint: 'Ongeza moja kwa kila shamba unalotaka kupima.',
  summaryEmpty: 'Bado haijajazwa',
  summaryAcres: 'ekari {size}',
  location: 'Mahali pa sampuli',
  locationHint: 'Kijiji, shamba au alama ya karibu.',
  soilType: 'Aina ya udongo',
  soilTypeUnknown: '{type} (haitolewi tena)',
  soilTypeHelp: 'Nisaidie kuutambua',
  size: 'Ukubwa wa shamba (ekari)',
  sizePlaceholder: '0.50',
  mainCrop: 'Zao kuu',
  otherCrops: 'Mazao mengine',
  otherCropsNote: 'hadi 2',
  notes: 'Maelezo ya sampuli',
  notesHint: 'Kina, mbolea ya mwisho, chochote maabara inapaswa kujua.',
};
