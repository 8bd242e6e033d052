import type { ComponentProps, ReactNode } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { Picture } from './Picture.tsx';
import { readPicture } from './readPicture.ts';

interface TextPictureProps extends ComponentProps<typeof Picture> {
  /** Shown in place of a picture that is not the service's. Default: nothing. */
  unseen?: ReactNode;
}

/** A picture that a text names, where it is the service's. */
export function TextPicture({ unseen = null, ...picture }: TextPictureProps) {
  return readPicture(picture.url, useServices().config) ? <Picture {...picture} /> : unseen;
}
