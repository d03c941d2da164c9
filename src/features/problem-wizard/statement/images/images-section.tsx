import { ImagePlus } from 'lucide-react';
import { use, useId, useRef, useState } from 'react';
import type { NewImage } from '../../../../../contract/entities/problem/statement-texts';
import { languageName } from '../../../../parts/statement/language-name';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { FileButton } from '../../../../ui/form/file-button';
import { TwoStepButton } from '../../../../ui/two-step-button';
import type { ProblemForm } from '../../problem-form';
import type { ProblemWizard } from '../../wizard-types';
import { messages } from '../messages';
import styles from '../statement.module.css';
import { useStatement } from '../use-statement';
import { changeImage, openTexts, removeImage } from './change-images';
import { ImageAdding } from './image-adding';
import { imageFacts, imageUrl } from './image-facts';
import { imagesIn } from './image-text';
import { WidthSelect } from './width-select';

const texts = messages.images;

/** The images of all texts, with their width and alternative text in the language that is open. */
export function ImagesSection({ wizard }: { wizard: ProblemWizard }) {
  const { form, language, faults } = useStatement(wizard);
  const adding = use(ImageAdding);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const id = useId();
  const fault = faults.find(({ field }) => field.startsWith('images'))?.message;
  const add = async (files: readonly File[]) => {
    setRefused([]);
    setRefused(await adding.add(files));
  };
  return (
    <section className={styles.images} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <div className={styles.chooseImage}>
        <FileButton
          label={texts.choose}
          name="images"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          multiple
          icon={<ImagePlus aria-hidden />}
          onFiles={(files) => void add(files)}
        >
          {texts.choose}
        </FileButton>
        <p className={styles.note}>
          {texts.how} {texts.limits}
        </p>
      </div>
      {[...(fault ? [fault] : []), ...refused].map((line) => (
        <p key={line} role="alert" className={styles.problem}>
          {line}
        </p>
      ))}
      {form.images.length > 0 && (
        <ul className={styles.imageList}>
          {form.images.map((image) => (
            <ImageRow key={image.name} {...{ wizard, image, language }} form={form} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ImageRowProps {
  wizard: ProblemWizard;
  image: NewImage;
  form: ProblemForm;
  language: string;
}

function ImageRow({ wizard, image, form, language }: ImageRowProps) {
  const adding = use(ImageAdding);
  const used = openTexts(form)
    .flatMap(imagesIn)
    .find((one) => one.name === image.name);
  const facts = imageFacts(image);
  const { name } = image;
  const row = useRef<HTMLLIElement>(null);
  const areaOf = (text: string) =>
    row.current?.closest('form')?.querySelector(`textarea[name="${text}"]`) ?? null;
  return (
    <li ref={row} className={styles.imageRow}>
      {facts && <img className={styles.thumbnail} src={imageUrl(image, facts)} alt="" />}
      <div className={styles.about}>
        <strong>{name}</strong>
        {facts && <span className={styles.note}>{texts.facts(facts.width, facts.height, facts.bytes)}</span>}
        {!used && <span className={styles.note}>{texts.unused(languageName(language))}</span>}
      </div>
      {used && (
        <div className={styles.imageFields}>
          <Field
            label={texts.alt}
            aria-label={texts.altOf(name)}
            autoComplete="off"
            value={used.alt}
            onChange={(event) => changeImage(wizard, name, { alt: event.currentTarget.value })}
          />
          <div className={styles.choice}>
            <span aria-hidden>{texts.width}</span>
            <WidthSelect
              label={texts.widthOf(name)}
              width={used.width}
              onChoose={(width) => changeImage(wizard, name, { width }, areaOf)}
            />
          </div>
        </div>
      )}
      <div className={styles.ways}>
        <Button small aria-label={texts.insertAgain(name)} onClick={() => adding.insert(name)}>
          {texts.insertShort}
        </Button>
        <TwoStepButton question={texts.confirmRemove} onConfirm={() => removeImage(wizard, name)}>
          {texts.remove}
        </TwoStepButton>
      </div>
    </li>
  );
}
