package umpire.testkit.contract;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import umpire.core.game.Game;

/// Skips the laws on text formats in the module of a game that has none.
final class FormatHere implements ExecutionCondition {

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return evaluate(GameHere.game());
  }

  static ConditionEvaluationResult evaluate(Game game) {
    return game.hasClassic()
        ? ConditionEvaluationResult.enabled(game.id() + " has a published text format")
        : ConditionEvaluationResult.disabled(
            "does not apply: " + game.id() + " has no published text format");
  }
}
