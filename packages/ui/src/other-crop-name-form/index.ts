export {
  OtherCropNameForm,
  type OtherCropNameFormApi,
  type OtherCropNameFormProps,
} from './OtherCropNameForm.tsx';
