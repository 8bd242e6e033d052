export const sensorReading = {
  nitrogen: 'Nitrogen',
  phosphorus: 'Phosphorus',
  potassium: 'Potassium',
  conductivity: 'Conductivity',
  moisture: 'Moisture',
  temperature: 'Temperature',
  pH: 'pH',
  latitude: 'Latitude',
  longitude: 'Longitude',
  zero: '0 is not accepted: probes report 0 when they measured nothing. Measure again.',
  zeroPlace: '0 is not accepted: phones report 0 when they found no location. Find it again.',
  wordOverflow: '65535 is an error value, not a reading. Check the cable and read again.',
  byteOverflow:
    '255 often means that the probe has no valid reading. Push the probe in again, wait, and read it again.',
  phTimesTen: 'This looks like the raw value, ten times the pH. Divide by 10?',
  conductivityUnit: 'Is this in dS/m or mS/cm? We need µS/cm. Multiply by 1000?',
  allEqual:
    'Nitrogen, phosphorus and potassium are equal: often the probe measured nothing. Read them again.',
  swapped: 'Latitude and longitude look swapped. Swap them?',
  outsideKenya: 'This location is outside Kenya. Find it again or type it.',
  outOfRange: 'Must be between {min} and {max}.',
  noLimit: '“<” is only for amounts, such as nitrogen. Type the number that was measured.',
  limitUnknown:
    'This service can’t keep “<”, and only the number would be a wrong reading. Type a measured number.',
  unusual: 'Unusual: mostly between {min} and {max}. Check it.',
  use: 'Use {value}',
  swap: 'Swap them',
} as const;
