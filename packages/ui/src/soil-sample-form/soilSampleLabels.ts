import type { RecordFormLabels } from '../record-form/index.ts';
import type { SensorReading } from '../sensor-paste-panel/index.ts';
import type { SoilSampleTranslate } from './soilSampleTexts.ts';
import type { SoilSampleValues } from './soilSampleValues.ts';

/** Names the controls of a soil sample by their paths. */
export function soilSampleLabels(t: SoilSampleTranslate): RecordFormLabels<SoilSampleValues> {
  const reading = (name: SensorReading) => t(`sensorReading.${name}`);
  return {
    booking: t('soilSample.booking'),
    'sensor_data.nitrogen': reading('nitrogen'),
    'sensor_data.phosphorus': reading('phosphorus'),
    'sensor_data.potassium': reading('potassium'),
    'sensor_data.conductivity': reading('conductivity'),
    'sensor_data.moisture': reading('moisture'),
    'sensor_data.temperature': reading('temperature'),
    'sensor_data.pH': reading('pH'),
    'sensor_data.latitude': reading('latitude'),
    'sensor_data.longitude': reading('longitude'),
    sample_location: t('soilSample.location'),
    soil_type: t('soilSample.soilType'),
    size_of_land: t('soilSample.size'),
    main_crop: t('soilSample.mainCrop'),
    other_crops: t('soilSample.otherCrops'),
    sample_notes: t('soilSample.notes'),
  };
}
