export {
  type SoilType,
  SoilTypeDialog,
  type SoilTypeDialogProps,
  type SoilTypeDialogSlots,
} from './SoilTypeDialog.tsx';
