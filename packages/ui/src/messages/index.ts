export {
  createTranslator,
  type Locale,
  type MessageKey,
  type MessageOverrides,
  type Messages,
  type Translate,
} from './createTranslator.ts';
