import { symbolSize } from "@/components/drawings/symbols/symbol-size";
import { SvgImage } from "@/components/ui/svg-image";
import type { SymbolId } from "@/data/symbols";
import file from "@/generated/symbols.svg";

/** The symbol beside a name. It has no alternative text, because the name says the same. */
export function SymbolImage({ id, className }: { id: SymbolId; className?: string }) {
  return <SvgImage loading="lazy" src={`${file.src}#${id}`} alt="" {...symbolSize} className={className} />;
}
