import { symbolSize } from "@/components/drawings/symbols/symbol-size";
import { SvgImage } from "@/components/ui/svg-image";
import type { SymbolId } from "@/data/symbols";
import file from "@/generated/symbols.svg";

/** The symbol beside a name, which says what it shows. */
export function SymbolImage({ id, className }: { id: SymbolId; className?: string }) {
  return <SvgImage loading="lazy" src={`${file.src}#${id}`} alt="" {...symbolSize} className={className} />;
}
