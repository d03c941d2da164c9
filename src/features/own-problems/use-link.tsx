import { Link } from '@tanstack/react-router';
import type { ProblemUse } from '../../../contract/entities/problem/own-problem';
import { useFrom } from '../../parts/use-from';
import { messages } from './messages';

export function UseLink({ use: { kind, key, name } }: { use: ProblemUse }) {
  const from = useFrom();
  const text = messages[kind](name);
  if (kind === 'contest') {
    return (
      <Link to="/contests/$contestSlug" params={{ contestSlug: key }} state={{ from }}>
        {text}
      </Link>
    );
  }
  if (kind === 'challenge') {
    return (
      <Link to="/challenges/$challengeID" params={{ challengeID: key }} state={{ from }}>
        {text}
      </Link>
    );
  }
  return (
    <Link to="/classes/$classID" params={{ classID: key }} state={{ from }}>
      {text}
    </Link>
  );
}
