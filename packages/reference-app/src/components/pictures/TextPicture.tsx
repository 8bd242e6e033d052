import type { ComponentProps } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { Picture } from './Picture.tsx';
import { readPicture } from './readPicture.ts';

/** A picture that a text names; nothing where it is not the service's. */
export function TextPicture(props: ComponentProps<typeof Picture>) {
  return readPicture(props.url, useServices().config) && <Picture {...props} />;
}
