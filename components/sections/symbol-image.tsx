import { symbolSize } from "@/components/drawings/symbols/symbol-size";
import { SvgImage } from "@/components/ui/svg-image";
import type { SymbolId } from "@/data/symbols";
import file from "@/generated/symbols.svg";

type Props = {
  id: SymbolId;
  /** Whether it is in the middle of its box, as in a list; by default it starts at the left, above a name. */
  centred?: boolean;
  className?: string;
};

/** The symbol of a name. It has no alternative text, because the name says the same. */
export function SymbolImage({ id, centred, className }: Props) {
  const view = centred ? `${id}-centred` : id;
  return <SvgImage loading="lazy" src={`${file.src}#${view}`} alt="" {...symbolSize} className={className} />;
}
