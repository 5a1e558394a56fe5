package umpire.spark;

import java.io.File;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options of every command for the cluster that does the work.
final class Cluster {

  private static final String ALL_PROCESSORS = "local[*]";

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The master that distributes the work: 'local[*]' for all processors of this machine,"
              + " 'local[N]' for N of them, or the address of a cluster such as spark://host:7077."
              + " Default: the property spark.master if it is set, else 'local[*]'.")
  private @Nullable String master;

  @Option(
      names = "--conf",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark; may be given several times.")
  private Map<String, String> settings = new LinkedHashMap<>();

  SparkConf conf(String name) {
    var conf = new SparkConf().setAppName(name);
    settings.forEach(conf::set);
    if (master != null) {
      conf.setMaster(master);
    }
    conf.setIfMissing("spark.master", ALL_PROCESSORS);
    // Few jobs last long enough for a look at Spark's pages; this setting can switch them on.
    conf.setIfMissing("spark.ui.enabled", "false");
    if (!conf.get("spark.master").startsWith("local")) {
      conf.setIfMissing("spark.jars", String.join(",", ownJars()));
    }
    return conf;
  }

  /// The jars in the folder of the jar with this class, which executors fetch from here; none if
  /// this class is not in a jar.
  private static List<String> ownJars() {
    var jars = new ArrayList<String>();
    CodeSource source = Cluster.class.getProtectionDomain().getCodeSource();
    try {
      var own = new File(source.getLocation().toURI());
      File folder = own.getParentFile();
      if (own.isFile() && folder != null) {
        File[] beside = folder.listFiles((_, name) -> name.endsWith(".jar"));
        for (File jar : beside == null ? new File[0] : beside) {
          jars.add(jar.toURI().toString());
        }
      }
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
    return jars;
  }
}
