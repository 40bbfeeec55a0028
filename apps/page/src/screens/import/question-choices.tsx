import { useLanguage, UserText } from '@bursar/views/html-views';
import { useId } from 'preact/hooks';

import { answerWords, type Answer, type Question } from './answers';
import { useAmounts } from './use-amounts';

interface QuestionChoicesProps {
  readonly question: Question;
  readonly currency: string | null;
  readonly onAnswer: (answer: Answer) => void;
}

/** A question of the statement as a choice: the candidates side by side, each with its first rows. */
export function QuestionChoices({ question, currency, onAnswer }: QuestionChoicesProps) {
  const id = useId();
  const language = useLanguage();
  const { t, day } = language;
  const write = useAmounts(currency);
  return (
    <fieldset class="question">
      <legend>{t(`import.question.${question.about}`)}</legend>
      <div class="choices">
        {question.candidates.map(({ answer, first, sums }, index) => (
          <label class="choice" key={index} for={`${id}-${index}`}>
            <span class="choice-name">
              <input type="radio" id={`${id}-${index}`} name={id} onChange={() => onAnswer(answer)} />
              <UserText text={answerWords(answer, language)} />
            </span>
            <span class="choice-rows">
              {first.map(({ row, booked_at: booked, amount, description }) => (
                <span class="choice-row" key={row}>
                  <span class="figure">{booked === null ? t('import.noDay') : day(booked)}</span>
                  <UserText text={description} />
                  <span class="figure">{amount === null ? '?' : write(amount)}</span>
                </span>
              ))}
            </span>
            {first.length > 0 && question.about !== 'similar' && (
              <span class="quiet">
                {t('import.sums', { in: write(sums.in), out: write(sums.out), net: write(sums.net) })}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
