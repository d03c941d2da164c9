import { useLiveQuery } from 'dexie-react-hooks';
import { accountKey } from '../../../auth/session';
import { readWizardDraft } from '../../../data/wizards/wizard-drafts';
import { useObjectUrl } from '../../../ui/use-object-url';

const bytesOf = (value: unknown) => (value instanceof Uint8Array ? new Uint8Array(value) : null);

/** Logo and banner of a draft: the preview's address does not contain them (D-13). */
export function useDraftPictures(draftID: string | undefined) {
  const account = accountKey();
  const pictures = useLiveQuery(async () => {
    const draft = draftID === undefined ? undefined : await readWizardDraft(account, 'contest', draftID);
    const value = (draft?.value ?? {}) as Record<string, unknown>;
    return { logo: bytesOf(value.customLogo), banner: bytesOf(value.customBanner) };
  }, [account, draftID]);
  const logoURL = useObjectUrl(pictures?.logo);
  const imageURL = useObjectUrl(pictures?.banner);
  return { ...(logoURL && { logoURL }), ...(imageURL && { imageURL }) };
}
