import * as z from 'zod/mini';
import { questionLimits } from '../../limits';
import { lineIdPattern } from '../../rules/questions/ordering-lines';
import { filled, QuestionText, questionFields } from './question-fields';

const { linesMin, linesMax, lineLengthMax, otherOrdersMax } = questionLimits;

export const LineId = z.string().check(z.regex(lineIdPattern, 'A line id has the form line_0123abcd'));

/** Lines to put in order. Equal lines are interchangeable. */
const OrderingData = z
  .object({
    questionText: QuestionText,
    /** In the right order. */
    lines: z.array(filled('A line needs a text', lineLengthMax)).check(
      z.minLength(linesMin, 'Ordering questions must have at least 2 lines'),
      z.maxLength(linesMax, `Ordering questions have at most ${linesMax} lines`),
      z.refine((lines) => new Set(lines).size > 1, 'Two lines must be different'),
    ),
    /** Other right orders: positions in `lines`, from 0. */
    otherOrders: z._default(z.array(z.array(z.int())).check(z.maxLength(otherOrdersMax)), []),
    /** Lines of a program: shown with their indentation. */
    isCode: z._default(z.boolean(), false),
  })
  .check(
    z.superRefine(({ lines, otherOrders }, context) => {
      otherOrders.forEach((order, at) => {
        const isWhole =
          order.length === lines.length &&
          [...order].sort((a, b) => a - b).every((place, index) => place === index);
        if (isWhole) return;
        const message = 'Another right order has each line exactly once';
        context.addIssue({ code: 'custom', path: ['otherOrders', at], message });
      });
    }),
  );
export type OrderingData = z.infer<typeof OrderingData>;

export const CreateOrdering = z.object({
  ...questionFields,
  type: z.literal('ordering'),
  questionData: OrderingData,
});
