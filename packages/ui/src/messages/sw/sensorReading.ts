import type { sensorReading as english } from '../en/sensorReading.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const sensorReading: Translation<typeof english> = {
  nitrogen: 'Nitrojeni',
  phosphorus: 'Fosforasi',
  potassium: 'Potasiamu',
  conductivity: 'Upitishaji umeme',
  moisture: 'Unyevu',
  temperature: 'Halijoto',
  pH: 'pH',
  latitude: 'Latitudo',
  longitude: 'Longitudo',
  zero: '0 haikubaliki: kifaa cha kupimia huonyesha 0 kisipopima chochote. Pima tena.',
  zeroPlace: '0 haikubaliki: simu huonyesha 0 isipopata mahali ulipo. Tafuta mahali tena.',
  wordOverflow: '65535 ni alama ya hitilafu, si kipimo. Angalia waya kisha pima tena.',
  byteOverflow:
    '255 mara nyingi ina maana kuwa kifaa cha kupimia hakikusoma. Ingiza kifaa tena udongoni, subiri, kisha pima tena.',
  phTimesTen: 'Inaonekana ni thamani ghafi, mara kumi ya pH. Tugawanye kwa 10?',
  conductivityUnit: 'Je, hii ni dS/m au mS/cm? Tunahitaji µS/cm. Tuzidishe kwa 1000?',
  allEqual: 'Nitrojeni, fosforasi na potasiamu ni sawa: mara nyingi kifaa hakikupima chochote. Vipime tena.',
  swapped: 'Latitudo na longitudo zinaonekana zimebadilishana. Tuzibadilishe?',
  outsideKenya: 'Mahali hapa ni nje ya Kenya. Tafuta tena au andika mwenyewe.',
  outOfRange: 'Lazima iwe kati ya {min} na {max}.',
  noLimit: '“<” ni kwa viwango tu, kama nitrojeni. Andika nambari iliyopimwa.',
  limitUnknown:
    'Huduma hii haiwezi kutunza “<”, na nambari peke yake ingekuwa kipimo kisicho sahihi. Andika nambari iliyopimwa.',
  unusual: 'Si kawaida: mara nyingi huwa kati ya {min} na {max}. Hakikisha.',
  use: 'Tumia {value}',
  swap: 'Zibadilishe',
};
