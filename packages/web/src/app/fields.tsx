import { type ReactNode, useId } from 'react';
import { useSay } from '../language/provider.tsx';

/** One of several, each explained. What is not possible now stays in sight and says why. */
export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly explain?: string;
  readonly disabled?: boolean;
}

export function Choices<T extends string>({
  legend,
  options,
  value,
  onChange,
  small = false,
  children,
}: {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly small?: boolean;
  readonly children?: ReactNode;
}) {
  const name = useId();
  return (
    <fieldset className="block">
      <legend>{legend}</legend>
      <div className={small ? 'choices small' : 'choices'}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span className="what">{option.label}</span>
            {option.explain !== undefined && <span className="explain">{option.explain}</span>}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

export function Tick({
  label,
  explain,
  why,
  checked,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly explain: string;
  /** Why it is not possible now. */
  readonly why?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="what">{label}</span>
      <span className="explain">{explain}</span>
      {why !== undefined && <span className="explain why">{why}</span>}
    </label>
  );
}

export function TextField({
  label,
  value,
  onChange,
  explain,
  type = 'text',
  max = 80,
  autoComplete = 'off',
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly explain?: string;
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'search';
  readonly max?: number;
  readonly autoComplete?: string;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={max}
        autoComplete={autoComplete}
        {...(explain === undefined ? {} : { 'aria-describedby': `${id}-explain` })}
        onChange={({ target }) => onChange(target.value)}
      />
      {explain !== undefined && (
        <span id={`${id}-explain`} className="explain">
          {explain}
        </span>
      )}
    </div>
  );
}

type Typed = Pick<Parameters<typeof TextField>[0], 'value' | 'onChange'>;

/** What somebody wants to be called. */
export function NameField(typed: Typed) {
  const say = useSay();
  return (
    <TextField
      {...typed}
      label={say('web-your-name')}
      explain={say('web-your-name-explain')}
      max={40}
      autoComplete="nickname"
    />
  );
}

/** Something to search for; what was found is told below it. */
export function Seek({ children, ...typed }: Typed & { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <div className="seek">
      <TextField {...typed} type="search" label={say('web-search')} />
      <p className="explain" role="status">
        {children}
      </p>
    </div>
  );
}

/** The button that saves a form, and what came of it. */
export function SaveButton({ name, said }: { readonly name: string; readonly said: string }) {
  const say = useSay();
  return (
    <p className="actions">
      <button type="submit" className="button" aria-label={name}>
        {say('web-save')}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
