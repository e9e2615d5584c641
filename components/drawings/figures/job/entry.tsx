import { Word } from "../word";

type Props = { readonly name: string; readonly value: string; readonly y: number };

/** A field of a form: its name and the value written in it. */
export function Entry({ name, value, y }: Props) {
  return (
    <>
      <Word at={[28, y]}>{name}</Word>
      <Word at={[124, y]} strong>
        {value}
      </Word>
    </>
  );
}
