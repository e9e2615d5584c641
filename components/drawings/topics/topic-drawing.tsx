import { Vector } from "@/components/ui/vector";
import topics from "@/generated/topics.svg";
import { topicDrawings, topicSize } from "./topics-file";

/** The drawing of a band, where it has one. */
export function TopicDrawing({ of }: { readonly of: string }) {
  const drawing = topicDrawings[of];
  return (
    drawing && <Vector src={`${topics.src}#${of}`} alt={drawing.alt} {...topicSize} loading="lazy" className="key" />
  );
}
