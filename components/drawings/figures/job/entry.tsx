import { Word } from "../word";

type Props = { readonly name: string; readonly value: string; readonly y: number };

/** What was written down, behind its name. */
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
