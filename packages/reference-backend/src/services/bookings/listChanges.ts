/** Facts of a sample that its results contain beside its readings. */
interface SampleDetails {
  sample_location: string;
  soil_type: string;
  /** Acres. */
  size_of_land: string;
  main_crop_id: number;
}

interface Detailed {
  row: SampleDetails;
  otherCrops: readonly number[];
}

/** Names the details in which two states of a sample differ, in English. */
export function listChanges(before: Detailed, after: Detailed): string[] {
  const differs = {
    location: before.row.sample_location !== after.row.sample_location,
    'soil type': before.row.soil_type !== after.row.soil_type,
    'size of land': Number(before.row.size_of_land) !== Number(after.row.size_of_land),
    'main crop': before.row.main_crop_id !== after.row.main_crop_id,
    'other crops': sorted(before.otherCrops) !== sorted(after.otherCrops),
  };
  return Object.entries(differs).flatMap(([name, is]) => (is ? [name] : []));
}

function sorted(ids: readonly number[]): string {
  return [...ids].sort((a, b) => a - b).join();
}
