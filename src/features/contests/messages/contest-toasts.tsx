import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import type { AccountKey } from '../../../data/account/account';
import { takeUntoldMessages } from '../../../data/copies/contest-messages';
import type { FollowedContest } from '../../../data/copies/followed-contests';
import { notice } from '../../../lib/translation';
import { buttonClass } from '../../../ui/button';
import { hideToast, showToast } from '../../../ui/toast';
import { useVisible } from '../../../ui/use-visible';
import { messageHash } from './message-address';
import { messages as texts } from './messages';
import { useMessages } from './use-messages';

/** A toast must be short; the list shows the whole text. */
const textMax = 200;
const shownMs = 30_000;
/** More at once are one toast. */
const severalMin = 3;

interface ContestToastsProps {
  account: AccountKey;
  contest: FollowedContest;
}

/**
 * Shows each message once on this device: by the tab that is visible and claims it first. All toasts close when the
 * user opens the messages, in any tab.
 */
export function ContestToasts({ account, contest }: ContestToastsProps) {
  const { slug, name, isRunOpen } = contest;
  const { unread, untold } = useMessages(slug);
  const isVisible = useVisible();
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    if (untold === 0 || !isVisible) return;
    const showAll = async () => {
      const taken = await takeUntoldMessages(account, slug);
      const toasts = taken.length < severalMin ? taken.reverse().map(one) : [many(taken)];
      for (const toast of toasts) {
        void showToast(toast.title, {
          id: toast.id,
          description: toast.text,
          durationMs: shownMs,
          link: <ReadLink slug={slug} isRunOpen={isRunOpen} message={toast.message} />,
        });
      }
      setShown((before) => [...before, ...toasts.map(({ id }) => id)]);
    };
    const one = ({ id, kind, text, question }: ContestMessage) => ({
      id: toastID(slug, id),
      message: id,
      text: toastText({ text, question }),
      title: texts.toastTitle(kind, question !== undefined, name),
    });
    const many = (taken: readonly ContestMessage[]) => ({
      id: toastID(slug, 'several'),
      message: '',
      text: taken[0] ? toastText(taken[0]) : '',
      title: texts.severalNew(taken.length, name),
    });
    showAll().catch((error) => console.warn('The messages of a contest could not be shown', error));
  }, [account, slug, name, isRunOpen, untold, isVisible]);
  useEffect(() => {
    if (unread > 0 || shown.length === 0) return;
    for (const id of shown) void hideToast(id);
    setShown([]);
  }, [unread, shown]);
  return null;
}

const toastID = (slug: string, id: string) => `contest-message/${slug}/${id}`;

function toastText({ text, question }: Pick<ContestMessage, 'text' | 'question'>): string {
  const own = question === undefined ? notice(text) : text;
  return own.length > textMax ? `${own.slice(0, textMax)}…` : own;
}

interface ReadLinkProps {
  slug: string;
  isRunOpen: boolean;
  /** '': several. */
  message: string;
}

/** On the page of the run it keeps the problem: nothing but the messages opens. */
function ReadLink({ slug, isRunOpen, message }: ReadLinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const place = {
    params: { contestSlug: slug },
    hash: messageHash(message),
    className: buttonClass('plain'),
  };
  const isHere = path.toLowerCase() === `/contests/${encodeURIComponent(slug)}/code`.toLowerCase();
  if (!isRunOpen) {
    return (
      <Link to="/contests/$contestSlug" {...place}>
        {texts.read}
      </Link>
    );
  }
  return (
    <Link to="/contests/$contestSlug/code" search={isHere ? true : {}} replace={isHere} {...place}>
      {texts.read}
    </Link>
  );
}
