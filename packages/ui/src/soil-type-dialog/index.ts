export type { SoilType } from '@udongo/sdk';
export {
  SoilTypeDialog,
  type SoilTypeDialogProps,
  type SoilTypeDialogRootProps,
  type SoilTypeDialogSlots,
} from './SoilTypeDialog.tsx';
