import type { Crop } from '@udongo/sdk';
import { useCropLabel } from '@udongo/ui';

/** 'Mahindi' on a page in Kiswahili. */
export function CropName({ crop }: { crop: Crop }) {
  const cropLabel = useCropLabel();
  return <span>{cropLabel(crop.name)}</span>;
}
