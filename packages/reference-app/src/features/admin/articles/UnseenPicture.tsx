import { pictureOrigins } from '../../../components/pictures/readPicture.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useArticleText } from './articleTexts.ts';

/** A notice in place of a picture that readers will not see, with the reason. */
export function UnseenPicture({ address }: { address: string }) {
  const t = useArticleText();
  const origins = pictureOrigins(useServices().config).join(', ');
  return <span className="app-writing__unseen">{t('article.unseen', { address, origins })}</span>;
}
