import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useFrom } from '../../../parts/use-from';
import styles from './comment-links.module.css';
import { messages } from './messages';
import { type CommentedWork, commentedWork, useClassComments } from './use-class-comments';

/** Links to new comments on own work, and for teachers to new answers. Nothing when all are read. */
export function NewComments() {
  const unread = commentedWork(useClassComments()).filter((work) => work.unread > 0);
  if (unread.length === 0) return null;
  return (
    <section className={styles.news} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <ul>
        {unread.map((work) => (
          <li key={`${work.classID}/${work.username}/${work.problemID}`}>
            <CommentLink work={work}>
              {work.isOwnWork
                ? messages.onProblem(work.problemTitle, work.unread)
                : messages.answerOf(work.studentName, work.problemTitle, work.unread)}
            </CommentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the user's own submissions of one problem. */
export function ProblemComments({ problemID }: { problemID: string }) {
  const own = commentedWork(useClassComments()).filter(
    (work) => work.isOwnWork && work.problemID === problemID,
  );
  if (own.length === 0) return null;
  return (
    <ul className={styles.links}>
      {own.map((work) => (
        <li key={work.classID}>
          <CommentLink work={work}>
            {work.unread > 0 ? messages.unread(work.unread) : messages.comments(work.count)}
          </CommentLink>
        </li>
      ))}
    </ul>
  );
}

function CommentLink({ work, children }: { work: CommentedWork; children: string }) {
  const { classID, username, problemID, submissionID, unread } = work;
  const from = useFrom();
  return (
    <Link
      to="/classes/$classID/work"
      params={{ classID }}
      search={{ student: username, problem: problemID, submission: submissionID }}
      state={{ from }}
      className={styles.link}
      data-unread={unread > 0}
    >
      <MessageSquare aria-hidden />
      {children}
    </Link>
  );
}
